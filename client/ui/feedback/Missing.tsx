import { useEffect, useEffectEvent } from 'react'
import { Failure } from './Failure.tsx'

interface MissingProps {
  times: number
  onRetry: () => void
}

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
