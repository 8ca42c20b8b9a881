/** Move the focus from what I have chosen, before it disappears: a browser that loses the focus lays the whole page out at once. */
export function leaveChoice(): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement)) return;
  if (focused.closest('#ask button')) document.getElementById('ask')?.focus({ preventScroll: true });
  else if (focused.matches('.hotspot:not(:focus-visible)')) focused.blur();
}
