import { useEffect, useEffectEvent } from 'react'
import { Failure } from './Failure.tsx'

interface MissingProps {
  /** How often it was asked for. */
  times: number
  onRetry: () => void
}

/** In the place of a part of the page that could not be loaded; it is asked for again by itself when the line is back. */
export function Missing({ times, onRetry }: MissingProps) {
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    const listen = () => retry()
    addEventListener('online', listen)
    return () => removeEventListener('online', listen)
  }, [])
  return (
    <Failure onRetry={onRetry}>
      {times === 1
        ? 'This part of the page could not be loaded. Please check your connection.'
        : 'This part of the page still could not be loaded. If you are online, reload the page.'}
    </Failure>
  )
}
