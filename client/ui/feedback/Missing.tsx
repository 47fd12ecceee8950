import { useEffect, useEffectEvent } from 'react'
import * as texts from '../texts.ts'
import { Failure } from './Failure.tsx'
import { t } from '../words/language.ts'

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
    <Failure onRetry={onRetry}>{times === 1 ? t(texts.partNotLoaded) : t(texts.partStillNotLoaded)}</Failure>
  )
}
