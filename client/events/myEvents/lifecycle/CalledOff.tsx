import { css } from '@emotion/react'
import { isCalledOff, type OwnEvent } from '../../../../machines/domain.ts'
import * as texts from '../../../../machines/events/texts.ts'
import { Badge } from '../../../ui/display/Badge.tsx'
import { daySpan } from '../../../ui/display/zones.ts'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { Text } from '../../../ui/layout/Text.tsx'

interface Props {
  event: OwnEvent
}

export function CalledOffBadge({ event }: Props) {
  if (!isCalledOff(event.lifecycle)) return null
  return <Badge tone={event.lifecycle === 'CANCELLED' ? 'red' : 'neutral'}>{wordOf(event)}</Badge>
}

export function CalledOffReason({ event }: Props) {
  if (!isCalledOff(event.lifecycle)) return null
  return (
    <Alert tone={event.lifecycle === 'CANCELLED' ? 'danger' : 'info'} title={wordOf(event)}>
      <Text css={reason}>{event.lifecycleReason ?? texts.noReason}</Text>
    </Alert>
  )
}

/** What is postponed does not take place on the day that it still has. */
export function EventDay({ event: { lifecycle, eventDate, endDate } }: Props) {
  const day = daySpan(eventDate, endDate)
  if (lifecycle !== 'POSTPONED') return day
  return (
    <>
      <del>{day}</del> {texts.dateOpen}
    </>
  )
}

const wordOf = ({ lifecycle }: OwnEvent) =>
  lifecycle === 'CANCELLED' ? texts.cancelledNow : texts.postponedNow

const reason = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
