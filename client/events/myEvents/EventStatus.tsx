import { css } from '@emotion/react'
import type { OwnEvent } from '../../../machines/domain.ts'
import * as texts from '../../../machines/events/texts.ts'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { statusOf } from './status.ts'

export function EventStatus({ event }: { event: OwnEvent }) {
  const { word, meaning, tone } = statusOf(event)
  if (tone !== 'danger') return <Text tone="muted">{`${word}. ${meaning}`}</Text>
  return (
    <Alert title={word}>
      <Text css={reason}>{event.proposal?.rejectReason ?? event.rejectReason ?? texts.noReason}</Text>
      <Text>{meaning}</Text>
    </Alert>
  )
}

const reason = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
