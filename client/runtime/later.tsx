import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { Arriving } from '../ui/feedback/Arriving.tsx'
import { Missing } from '../ui/feedback/Missing.tsx'

interface Options<Props> {
  /** In its place while the code is on its way. */
  waiting?: ReactNode
  /** In its place when the code could not be loaded: the notice that says so, with whatever has to be around it there. */
  missing?: (notice: ReactNode, props: Props) => ReactNode
}

/**
 * A component whose code comes when it is first drawn, or with `prefetch()` before that. React's `lazy` alone would show what is
 * in its place for a moment even when the code is there already, and would never ask a second time.
 */
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
  /** Nothing is lost when it fails: it is loaded again when it is drawn. */
  const prefetch = () => fetched().then(ignore, ignore)
  return Object.assign(Later, { prefetch })
}

const ignore = () => {}
