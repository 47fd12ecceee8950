import { css } from '@emotion/react'
import type { OwnEvent } from '../../../machines/domain.ts'
import * as texts from '../../../machines/events/texts.ts'
import { followedBy } from '../../../machines/pictures/texts.ts'
import { Alert, t, Text } from '../../ui/index.ts'
import { statusOf } from './status.ts'

export function EventStatus({ event }: { event: OwnEvent }) {
  const { word, meaning, tone } = statusOf(event)
  if (tone !== 'danger') return <Text tone="muted">{t(followedBy(word, meaning))}</Text>
  return (
    <Alert title={t(word)}>
      <Text css={reason}>{event.proposal?.rejectReason ?? event.rejectReason ?? t(texts.noReason)}</Text>
      <Text>{t(meaning)}</Text>
    </Alert>
  )
}

const reason = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
