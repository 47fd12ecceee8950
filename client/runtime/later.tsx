import { type ComponentType, createElement, lazy, useState } from 'react'

/**
 * A component whose code comes when it is first drawn, or with `prefetch()` before that. React's `lazy` alone would show what is
 * in its place for a moment even when the code is there already.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null
  const fetched = async () => {
    loaded = await load()
    return { default: loaded }
  }
  const Lazy = lazy(fetched)

  function Later(props: Props) {
    const [Ready] = useState<ComponentType<Props>>(() => loaded ?? Lazy)
    return createElement(Ready, props)
  }
  /** Nothing is lost when it fails: it is loaded again when it is drawn. */
  const prefetch = () => fetched().then(ignore, ignore)
  return Object.assign(Later, { prefetch })
}

const ignore = () => {}
