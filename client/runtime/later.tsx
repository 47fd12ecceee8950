import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'
import { Arriving, Boundary, Missing } from '../ui/index.ts'

interface Options<Props> {
  waiting?: ReactNode
  /** Wraps the notice shown when the code fails to load or to render. */
  missing?: (notice: ReactNode, props: Props) => ReactNode
}

/**
 * A component whose code loads on the first render and is shown as soon as it arrives; a failed load can be
 * retried. Not built on `lazy`, because React delays the content of a suspended `Suspense` by at least 300
 * ms, even if it loads faster.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = <Arriving />, missing = (notice) => notice }: Options<Props> = {},
) {
  let loaded: ComponentType<Props> | null = null
  const fetchPart = async () => {
    loaded = await load()
    return loaded
  }

  function Later(props: Props) {
    const [times, setTimes] = useState(1)
    const [missed, setMissed] = useState(0)
    const [Part, setPart] = useState(() => loaded)
    useEffect(() => {
      if (!Part)
        fetchPart().then(
          (part) => setPart(() => part),
          () => setMissed(times),
        )
    }, [Part, times])
    if (Part)
      return <Boundary around={(notice) => missing(notice, props)}>{createElement(Part, props)}</Boundary>
    if (missed !== times) return waiting
    return missing(<Missing times={times} onRetry={() => setTimes(times + 1)} />, props)
  }
  /** Ignores failures, because rendering the component loads the code again. */
  const prefetch = () => fetchPart().then(ignore, ignore)
  return Object.assign(Later, { prefetch })
}

const ignore = () => {}
