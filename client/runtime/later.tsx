import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'
import { Arriving } from '../ui/feedback/Arriving.tsx'
import { Missing } from '../ui/feedback/Missing.tsx'

interface Options<Props> {
  waiting?: ReactNode
  /** Wraps the notice shown when the code could not be loaded. */
  missing?: (notice: ReactNode, props: Props) => ReactNode
}

/**
 * Loads code when first drawn, shows it as soon as it is there, and retries after a failure. Not built on `lazy`, because React hides
 * the content of a pending `Suspense` for at least 300 ms, however soon it has loaded.
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
    if (Part) return createElement(Part, props)
    if (missed !== times) return waiting
    return missing(<Missing times={times} onRetry={() => setTimes(times + 1)} />, props)
  }
  /** A failure does no harm: the code is loaded again when it is drawn. */
  const prefetch = () => fetchPart().then(ignore, ignore)
  return Object.assign(Later, { prefetch })
}

const ignore = () => {}
