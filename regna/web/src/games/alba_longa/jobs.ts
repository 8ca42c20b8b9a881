/** Where the peasants of a city stand at work: on the spaces of a track, or beside it. */
import { FARMERS, FIELDS, isDone, MERCHANTS, pieces, PRIESTS, type King, type Latium } from './table';

export interface Worker {
  captured: boolean;
  lying: boolean;
}
export interface Space {
  worker: Worker | null;
  coin: boolean;
  disc: boolean;
}
export interface Site {
  spaces: Space[];
  beside: Worker[];
}

/** All at a job, own ones first: the last placed are the first to be hit. */
function crew(me: King, job: number): Worker[] {
  const own = me.at[job] ?? 0;
  return Array.from({ length: pieces(me, job) }, (_, index) => ({ captured: index >= own, lying: false }));
}

export function siteOf(latium: Latium, me: King, job: number): Site {
  const workers = crew(me, job);
  if (job === MERCHANTS) return market(latium, me, workers);
  if (job === PRIESTS) return temple(latium, me, workers);
  if (job === FARMERS) return farm(me, workers);
  return { spaces: [], beside: workers };
}

function market(latium: Latium, me: King, workers: Worker[]): Site {
  const track = latium.offers.tracks['merchants'];
  const length = track?.spaces ?? 0;
  if (me.lying && workers[0]) workers[0].lying = true;
  const spaces = Array.from({ length }, (_, index) => ({
    worker: workers[index] ?? null,
    coin: track?.special.includes(index + 1) ?? false,
    disc: false,
  }));
  return { spaces, beside: workers.slice(length) };
}

/** Priests stand on the spaces after the disc, until it has moved up to them. */
function temple(latium: Latium, me: King, crew: Worker[]): Site {
  const workers = isDone(latium, PRIESTS) ? [] : crew;
  const length = latium.offers.tracks['worship']?.spaces ?? 0;
  const spaces = Array.from({ length }, (_, index) => ({
    worker: workers[index - me.level] ?? null,
    coin: false,
    disc: index + 1 === me.level,
  }));
  return { spaces, beside: workers.slice(length - me.level) };
}

/** Fields first; captured farmers go to the granary even where fields are free. */
function farm(me: King, workers: Worker[]): Site {
  const own = workers.filter(({ captured }) => !captured).slice(0, FIELDS);
  own.forEach((worker, index) => (worker.lying = index < me.fallen));
  const spaces = Array.from({ length: FIELDS }, (_, index) => ({
    worker: own[index] ?? null,
    coin: false,
    disc: false,
  }));
  return { spaces, beside: workers.filter((worker) => !own.includes(worker)) };
}
