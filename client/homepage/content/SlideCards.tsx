import { css } from '@emotion/react'
import type { Slide } from '../../../machines/domain.ts'
import * as texts from '../../../machines/homepage/texts.ts'
import { imageProps } from '../../runtime/pictures/pictures.ts'
import {
  Badge,
  CalendarIcon,
  Card,
  cardCorner,
  cardPicture,
  color,
  GripIcon,
  Heading,
  hidden,
  IconButton,
  NextIcon,
  PencilIcon,
  Picture,
  PinIcon,
  PreviousIcon,
  Row,
  shortDate,
  space,
  Stack,
  t,
  Text,
  text,
  TrashIcon,
} from '../../ui/index.ts'
import { type Grip, SortableGrid } from '../../ui/layout/SortableGrid.tsx'
import type { ContentState } from './machines.ts'

/** The slides in order. They can be reordered by dragging or with two buttons. */
export function SlideCards({ state, send }: ContentState) {
  const { slides, place } = state.context
  return (
    <>
      <SortableGrid items={slides} min="19rem" onMove={(id, to) => send({ type: 'slide.move', id, to })}>
        {(slide, grip) => <SlideCard slide={slide} grip={grip} state={state} send={send} />}
      </SortableGrid>
      <output css={hidden}>{t(place)}</output>
    </>
  )
}

interface SlideCardProps extends ContentState {
  slide: Slide
  grip: Grip
}

function SlideCard({ slide, grip, state, send }: SlideCardProps) {
  const { id, order, heading, description, date, place, image } = slide
  return (
    <Card as="article" flush css={card} aria-label={heading}>
      <div css={cardPicture}>
        <div {...grip} css={handle}>
          <Picture
            image={image && imageProps(image)}
            alt=""
            ratio="16 / 9"
            sizes="(min-width: 64rem) 24rem, 92vw"
          />
          <Badge tone="green" css={cardCorner}>
            <GripIcon size={14} />
            {t(texts.orderOf(order))}
          </Badge>
        </div>
        <Row gap={2} css={[tools, above]}>
          <IconButton
            variant="onPicture"
            label={t(texts.editSlide(heading))}
            icon={<PencilIcon />}
            onClick={() => send({ type: 'content.edit', id })}
          />
          <IconButton
            variant="onPicture"
            label={t(texts.deleteSlide(heading))}
            icon={<TrashIcon />}
            onClick={() => send({ type: 'content.delete', id })}
          />
        </Row>
        <Row gap={2} css={[tools, below]}>
          <Step slide={slide} by={-1} state={state} send={send} />
          <Step slide={slide} by={1} state={state} send={send} />
        </Row>
      </div>
      <Stack gap={3} css={story}>
        <Heading level={2} look="card">
          {heading}
        </Heading>
        <Text size="small" tone="muted" clamp={3}>
          {description}
        </Text>
        <Row gap={4} css={facts}>
          {date && (
            <span css={fact}>
              <CalendarIcon size={16} />
              {shortDate(date)}
            </span>
          )}
          {place && (
            <span css={fact}>
              <PinIcon size={16} />
              <bdi>{place}</bdi>
            </span>
          )}
        </Row>
      </Stack>
    </Card>
  )
}

/** A button that moves a slide by one place. */
function Step({ slide: { id, heading }, by, state, send }: Omit<SlideCardProps, 'grip'> & { by: 1 | -1 }) {
  const at = state.context.slides.findIndex((slide) => slide.id === id)
  const move = { type: 'slide.move', id, to: at + by } as const
  return (
    <IconButton
      variant="onPicture"
      label={by < 0 ? t(texts.moveEarlier(heading)) : t(texts.moveLater(heading))}
      icon={by < 0 ? <PreviousIcon /> : <NextIcon />}
      disabled={!state.can(move)}
      onClick={() => send(move)}
    />
  )
}

const card = css({ display: 'flex', flexDirection: 'column' })
const handle = css({
  cursor: 'grab',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  touchAction: 'manipulation',
  '&:active': { cursor: 'grabbing' },
})
const tools = css({ position: 'absolute', insetInlineEnd: space[2] })
const above = css({ insetBlockStart: space[2] })
const below = css({ insetBlockEnd: space[2] })
const story = css({ padding: space[4], flex: 1, overflowWrap: 'anywhere' })
const facts = css({ marginBlockStart: 'auto', color: color.muted })
const fact = css([text.small, { display: 'inline-flex', alignItems: 'center', gap: space[2], minWidth: 0 }])
