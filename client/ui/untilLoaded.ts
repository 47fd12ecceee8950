/** ms until it is asked for again, doubled with each failure up to the most; or at once when the line is back. */
const pause = { first: 2000, most: 60_000 }

/** For code without a place of its own on the page: what could not be loaded is asked for again until it is there. */
export async function untilLoaded<Code>(load: () => Promise<Code>): Promise<Code> {
  for (let ms = pause.first; ; ms = Math.min(2 * ms, pause.most)) {
    try {
      return await load()
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
