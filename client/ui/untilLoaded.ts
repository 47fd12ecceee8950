import { loadCode } from './loadCode.ts'

/** ms until the next try, doubled with each failure up to `most`; retried at once when the network is back. */
const pause = { first: 2000, most: 60_000 }

/** For code that has no place of its own on the page to report a failure: retries until it has loaded. */
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
