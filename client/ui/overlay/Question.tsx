import type { ReactNode } from 'react'
import { Button } from '../buttons/Button.tsx'
import { Alert } from '../feedback/Alert.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import * as texts from '../texts.ts'
import { Dialog } from './Dialog.tsx'
import { t } from '../words/language.ts'

interface QuestionProps {
  title: string
  children: ReactNode
  detail?: ReactNode
  problem?: ReactNode
  field?: ReactNode
  answer: string
  busyAnswer?: string
  refusal?: string | undefined
  /** True for an act that takes something away from people or cannot be undone: its button is red. */
  isGrave?: boolean
  busy?: boolean
  onAnswer: () => void
  onRefuse: () => void
}

export function Question({
  title,
  children,
  detail,
  problem,
  field,
  answer,
  busyAnswer = answer,
  refusal = t(texts.cancel),
  isGrave = true,
  busy = false,
  onAnswer,
  onRefuse,
}: QuestionProps) {
  const footer = (
    <>
      <Button variant="secondary" data-refusal disabled={busy} onClick={onRefuse}>
        {refusal}
      </Button>
      <Button variant={isGrave ? 'danger' : 'primary'} busy={busy} onClick={onAnswer}>
        {busy ? busyAnswer : answer}
      </Button>
    </>
  )
  return (
    <Dialog title={title} size="small" footer={footer} onClose={onRefuse}>
      <Stack gap={4}>
        {problem && <Alert>{problem}</Alert>}
        <Text css={{ overflowWrap: 'anywhere' }}>{children}</Text>
        {detail && (
          <Text tone="muted" size="small">
            {detail}
          </Text>
        )}
        {field && (
          <Stack gap={4} data-fields>
            {field}
          </Stack>
        )}
      </Stack>
    </Dialog>
  )
}

interface LeaveProps {
  send: (event: { type: 'changes.discard' | 'changes.keep' }) => void
}

export const LeaveQuestion = ({ send }: LeaveProps) => (
  <Question
    title={t(texts.discardQuestion)}
    answer={t(texts.discardChanges)}
    refusal={t(texts.keepEditing)}
    onAnswer={() => send({ type: 'changes.discard' })}
    onRefuse={() => send({ type: 'changes.keep' })}
  >
    {t(texts.discardHint)}
  </Question>
)
