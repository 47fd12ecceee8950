import { css } from '@emotion/react'
import { useMachine } from '@xstate/react'
import type { Slide } from '../../../machines/domain.ts'
import { addressOf } from '../../../machines/admin/adminTabs.ts'
import { useDialogAddress } from '../../runtime/dialogAddress.ts'
import type { ContentState } from './contentState.ts'
import { imageProps } from '../../runtime/pictures.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { Badge } from '../../ui/display/Badge.tsx'
import { shortDate } from '../../ui/display/formats.ts'
import { Picture } from '../../ui/display/Picture.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { Empty } from '../../ui/feedback/Empty.tsx'
import { Failure } from '../../ui/feedback/Failure.tsx'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { CalendarIcon, ImageIcon, PencilIcon, PinIcon, PlusIcon, TrashIcon } from '../../ui/icons.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { FocusPlace } from '../../ui/layout/FocusPlace.tsx'
import { Grid } from '../../ui/layout/Grid.tsx'
import { Heading } from '../../ui/layout/Heading.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { color, space, text } from '../../ui/tokens.ts'
import { ContentDeletion } from './ContentDeletion.tsx'
import { ContentDialog } from './ContentDialog.tsx'
import { useMachines } from './machines.ts'

/** Admin Homepage Content. */
export function HomepageContent() {
  const [state, send] = useMachine(useMachines().content)
  const { alert, slide } = state.context
  const isAt = (name: 'closed' | 'form' | 'creating' | 'updating' | 'confirming' | 'deleting') =>
    state.matches({ dialog: name })
  const isAsked = isAt('confirming') || isAt('deleting')
  useDialogAddress({
    path: addressOf('home'),
    names: dialogs,
    opened: isAt('closed') ? null : [isAsked ? 'delete' : slide ? 'edit' : 'add', slide?.id ?? ''],
    isReady: state.matches({ list: 'listed' }),
    open: ([name, id]) => send(name === 'add' ? { type: 'content.add' } : { type: `content.${name}`, id }),
    close: () => send({ type: 'dialog.close' }),
  })
  return (
    <Stack gap={5}>
      <Row justify="space-between" align="end" gap={4}>
        <Stack gap={1} css={lead}>
          <Heading level={1}>Homepage Content</Heading>
          <Text tone="muted">The slides that everyone sees first, in their order.</Text>
        </Stack>
        <Button icon={<PlusIcon />} onClick={() => send({ type: 'content.add' })}>
          Add Content
        </Button>
      </Row>
      {alert && isAt('closed') && (
        <Alert
          tone={alert.kind === 'success' ? 'success' : 'danger'}
          onClose={() => send({ type: 'alert.dismiss' })}
        >
          {alert.text}
        </Alert>
      )}
      <FocusPlace label="Homepage Content">
        <Slides state={state} send={send} />
        {isAsked && <ContentDeletion state={state} send={send} />}
      </FocusPlace>
      {(isAt('form') || isAt('creating') || isAt('updating')) && <ContentDialog state={state} send={send} />}
    </Stack>
  )
}

const dialogs = ['add', 'edit', 'delete'] as const

function Slides({ state, send }: ContentState) {
  const { slides, problem } = state.context
  if (state.matches({ list: 'failed' })) {
    return (
      <Failure title="Unable to Load Home Contents" onRetry={() => send({ type: 'retry' })}>
        {problem}
      </Failure>
    )
  }
  if (slides.length === 0 && state.matches({ list: 'loading' })) return <Spinner label="Loading..." page />
  if (slides.length === 0) {
    const add = (
      <Button icon={<PlusIcon />} onClick={() => send({ type: 'content.add' })}>
        Add Your First Content
      </Button>
    )
    return (
      <Empty icon={<ImageIcon size={34} />} detail="The home page has nothing to show." action={add}>
        No content yet
      </Empty>
    )
  }
  return (
    <Grid as="ul" min="19rem">
      {slides.map((slide) => (
        <li key={slide.id} css={item}>
          <SlideCard
            slide={slide}
            onEdit={() => send({ type: 'content.edit', id: slide.id })}
            onDelete={() => send({ type: 'content.delete', id: slide.id })}
          />
        </li>
      ))}
    </Grid>
  )
}

interface SlideCardProps {
  slide: Slide
  onEdit: () => void
  onDelete: () => void
}

function SlideCard({ slide, onEdit, onDelete }: SlideCardProps) {
  const { order, heading, description, date, place, image } = slide
  return (
    <Card as="article" flush css={card} aria-label={heading}>
      <div css={frame}>
        <Picture
          image={image && imageProps(image)}
          alt=""
          ratio="16 / 9"
          sizes="(min-width: 64rem) 24rem, 92vw"
        />
        <Badge tone="green" css={number}>{`Order ${order}`}</Badge>
        <Row gap={2} css={tools}>
          <IconButton variant="onPicture" label={`Edit ${heading}`} icon={<PencilIcon />} onClick={onEdit} />
          <IconButton
            variant="onPicture"
            label={`Delete ${heading}`}
            icon={<TrashIcon />}
            onClick={onDelete}
          />
        </Row>
      </div>
      <Stack gap={3} css={words}>
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
              {place}
            </span>
          )}
        </Row>
      </Stack>
    </Card>
  )
}

const lead = css({ flex: '1 1 18rem' })
const item = css({ display: 'grid' })
const card = css({ display: 'flex', flexDirection: 'column' })
const frame = css({ position: 'relative' })
const number = css({ position: 'absolute', insetBlockStart: space[3], insetInlineStart: space[3] })
const tools = css({ position: 'absolute', insetBlockStart: space[2], insetInlineEnd: space[2] })
const words = css({ padding: space[4], flex: 1, overflowWrap: 'anywhere' })
const facts = css({ marginBlockStart: 'auto', color: color.muted })
const fact = css([text.small, { display: 'inline-flex', alignItems: 'center', gap: space[2], minWidth: 0 }])
