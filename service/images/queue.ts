import { HttpError } from '../http.ts'

const longest = 50
let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/** Pictures being processed or waiting for it. */
export const picturesUnderWay = () => waiting

/** Runs one task after the other; with too many waiting it answers 503, since nobody would wait that long for a turn. */
export async function inTurn<T>(task: () => Promise<T>): Promise<T> {
  if (waiting >= longest) {
    throw new HttpError(503, 'Too many pictures are being processed. Please try again.', {
      headers: { 'Retry-After': '10' },
    })
  }
  waiting += 1
  const turn = last.then(task, task)
  last = turn
  return turn.finally(() => {
    waiting -= 1
  })
}
