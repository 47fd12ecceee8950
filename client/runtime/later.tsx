import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { Arriving } from '../ui/feedback/Arriving.tsx'
import { Missing } from '../ui/feedback/Missing.tsx'

interface Options<Props> {
  waiting?: ReactNode
  /** Wraps the notice shown when the code could not be loaded. */
  missing?: (notice: ReactNode, props: Props) => ReactNode
}

/** Loads code when first drawn. Unlike `lazy` alone it shows loaded code at once, and asks again after a failure. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = <Arriving />, missing = (notice) => notice }: Options<Props> = {},
) {
  let loaded: ComponentType<Props> | null = null
  const fetched = async () => {
    loaded = await load()
    return { default: loaded }
  }

  const ask = (times: number, onRetry: () => void): ComponentType<Props> => {
    const Missed = (props: Props) => missing(<Missing times={times} onRetry={onRetry} />, props)
    return loaded ?? lazy(() => fetched().catch(() => ({ default: Missed })))
  }

  function Later(props: Props) {
    const [times, setTimes] = useState(1)
    const Part = useMemo(() => ask(times, () => setTimes(times + 1)), [times])
    return <Suspense fallback={waiting}>{createElement(Part, props)}</Suspense>
  }
  /** A failure does no harm: the code is loaded again when it is drawn. */
  const prefetch = () => fetched().then(ignore, ignore)
  return Object.assign(Later, { prefetch })
}

const ignore = () => {}
