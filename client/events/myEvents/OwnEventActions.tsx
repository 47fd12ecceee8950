import { css } from '@emotion/react'
import type { OwnEvent } from '../../../machines/domain.ts'
import { type LifecycleActor, possibleChanges } from '../../../machines/events/lifecycle/lifecycleMachine.ts'
import type { SeriesActor } from '../../../machines/events/series/seriesMachine.ts'
import * as texts from '../../../machines/events/texts.ts'
import { useNow } from '../../runtime/clock/useNow.ts'
import { BackIcon, Button, Menu, Row, t, TrashIcon, words } from '../../ui/index.ts'
import { LifecycleActions } from './lifecycle/LifecycleActions.tsx'
import { SeriesAction } from './series/SeriesDialog.tsx'
import type { MyEvents } from './useOwnEventAddress.ts'

interface ActionsProps extends Pick<MyEvents, 'send'> {
  event: OwnEvent
  isPreparing: boolean
  lifecycle: LifecycleActor
  series: SeriesActor
  onDuplicate: (event: OwnEvent) => void
}

export function OwnEventActions({ event, isPreparing, lifecycle, series, onDuplicate, send }: ActionsProps) {
  const now = useNow()
  return (
    <Row gap={2} wrap css={actions}>
      <Menu label={t(words.more)}>
        {!event.isPublished && (
          <Button
            variant="quiet"
            icon={<TrashIcon size={18} />}
            onClick={() => send({ type: 'event.delete' })}
          >
            {t(texts.deleteEvent)}
          </Button>
        )}
        {event.proposal && (
          <Button
            variant="quiet"
            icon={<BackIcon size={18} />}
            onClick={() => send({ type: 'changes.withdraw' })}
          >
            {t(texts.withdrawChanges)}
          </Button>
        )}
        <LifecycleActions
          event={event}
          changes={possibleChanges(event, now)}
          actor={lifecycle}
          variant="quiet"
        />
        <SeriesAction event={event} actor={series} />
        <Button variant="quiet" onClick={() => onDuplicate(event)}>
          {t(texts.duplicate)}
        </Button>
      </Menu>
      <Button css={last} busy={isPreparing} onClick={() => send({ type: 'event.edit' })}>
        {isPreparing ? t(words.loading) : t(texts.editEvent)}
      </Button>
    </Row>
  )
}

const actions = css({ width: '100%' })
const last = css({ marginInlineStart: 'auto' })
