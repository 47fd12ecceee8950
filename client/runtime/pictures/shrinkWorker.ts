import { type Order, shrink } from './shrink.ts'

/** Answers with the smaller picture, or with null if the picture cannot be read. */
addEventListener('message', ({ data }: MessageEvent<Order>) => {
  shrink(data).then(
    (blob) => postMessage(blob),
    () => postMessage(null),
  )
})
