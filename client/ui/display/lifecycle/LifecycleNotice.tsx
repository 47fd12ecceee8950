import { Alert } from '../../feedback/Alert.tsx'
import { Text } from '../../layout/Text.tsx'
import { lifecycleWords, type ShownLifecycle } from './lifecycleWords.ts'

interface LifecycleNoticeProps {
  of: ShownLifecycle
  /** null while it is not known yet, too. */
  reason: string | null | undefined
  className?: string | undefined
}

/** Stands first where an event is shown whole, so that nobody plans by facts that no longer hold. */
export function LifecycleNotice({ of, reason, className }: LifecycleNoticeProps) {
  const words = lifecycleWords(of)
  if (!words) return null
  return (
    <Alert tone={words.alert} title={words.sentence} standing className={className}>
      {reason && <Text>{reason}</Text>}
    </Alert>
  )
}
