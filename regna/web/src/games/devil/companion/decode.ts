/** Finds a QR code in a picture, apart from the page so that nothing there stutters; says once that it is there. */
import decodeQR from 'qr/decode.js';

addEventListener('message', ({ data }: MessageEvent<ImageData>) => {
  let code = '';
  try {
    code = decodeQR(data);
  } catch {
    // There is none in this picture.
  }
  postMessage(code);
});
postMessage('');
