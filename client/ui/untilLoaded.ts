import { loadCode } from './loadCode.ts'

/**
 * Delay in ms before the next attempt. Doubles with each failure, up to `most`. When the network is back, the
 * next attempt starts at once.
 */
const pause = { first: 2000, most: 60_000 }

/**
 * Retries until the code has loaded. Meant for code without a place on the page where a failure could be
 * shown.
 */
export async function untilLoaded<Code>(load: () => Promise<Code>): Promise<Code> {
  for (let ms = pause.first; ; ms = Math.min(2 * ms, pause.most)) {
    try {
      return await loadCode(load)
    } catch {
      await nextChance(ms)
    }
  }
}

const nextChance = (ms: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(go, ms)
    addEventListener('online', go, { once: true })
    function go() {
      clearTimeout(timer)
      removeEventListener('online', go)
      resolve()
    }
  })
