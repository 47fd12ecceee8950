import { Alert } from '../../feedback/Alert.tsx'
import { Text } from '../../layout/Text.tsx'
import { LinkedText } from '../LinkedText.tsx'
import { lifecycleWords, type ShownLifecycle } from './lifecycleWords.ts'
import { t } from '../../words/language.ts'

interface LifecycleNoticeProps {
  of: ShownLifecycle
  /** Null or undefined while the reason is loading, or if none was given. */
  reason: string | null | undefined
  className?: string | undefined
}

/** Shown at the top of an event's full view, so that nobody plans with outdated information. */
export function LifecycleNotice({ of, reason, className }: LifecycleNoticeProps) {
  const words = lifecycleWords(of)
  if (!words) return null
  return (
    <Alert tone={words.alert} title={t(words.sentence)} standing className={className}>
      {reason && (
        <Text>
          <LinkedText text={reason} />
        </Text>
      )}
    </Alert>
  )
}
