import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import type { Picture as Image, Proposal, ReviewedEvent } from '../../machines/domain.ts'
import { eventFields, fieldNames } from './eventFields.ts'
import * as texts from '../../machines/review/texts.ts'
import { imageProps } from '../runtime/pictures/pictures.ts'
import {
  Badge,
  ChangedText,
  color,
  enumerated,
  Grid,
  Heading,
  media,
  type TextPart,
  Picture,
  radius,
  space,
  Stack,
  t,
  Text,
  wholeChange,
  wordChanges,
  words,
} from '../ui/index.ts'

interface ComparisonProps {
  title: string
  names: readonly [before: string, after: string]
  event: ReviewedEvent
  other: Proposal
  /**
   * True to compare two events rather than two versions of one: lists unchanged fields too, and marks no
   * picture as added or removed.
   */
  isOfTwo?: boolean
}

/** Shows two versions of an event, or two events, side by side, with word-level differences and pictures. */
export function Comparison({ title, names, event, other, isOfTwo = false }: ComparisonProps) {
  const changes = fieldNames.flatMap((name) => {
    const { label, read, isProse } = eventFields[name]
    const [before, after] = [read(event) || '', read(other) || '']
    if (before === after) return []
    return [{ name, label: t(label), ...(isProse ? wordChanges(before, after) : wholeChange(before, after)) }]
  })
  const same = fieldNames
    .map((name) => eventFields[name])
    .filter(({ read }) => read(event) && read(event) === read(other))
    .map(({ label }) => label)
  const isSame = (one: Image, other: Image) => one.url === other.url
  const gone = event.galleryImages.filter((image) => !other.galleryImages.some((each) => isSame(each, image)))
  const added = other.galleryImages.filter(
    (image) => !event.galleryImages.some((each) => isSame(each, image)),
  )
  return (
    <Stack gap={4}>
      <Heading level={3} look="section">
        {title}
      </Heading>
      {isOfTwo && same.length > 0 && <Text>{t(texts.theSame(enumerated(same)))}</Text>}
      {changes.map(({ name, label, before, after }) => (
        <section key={name} aria-label={label} css={pair}>
          <Heading level={4} css={across}>
            {label}
          </Heading>
          <Side name={names[0]} parts={before} isOfTwo={isOfTwo} />
          <Side name={names[1]} parts={after} isOfTwo={isOfTwo} />
        </section>
      ))}
      {gone.length + added.length > 0 && (
        <section aria-label={t(texts.pictures)} css={pair}>
          <Heading level={4} css={across}>
            {t(texts.pictures)}
          </Heading>
          <Gallery
            name={names[0]}
            of={event}
            marked={isOfTwo ? [] : gone}
            mark={<Badge tone="red">{t(texts.goes)}</Badge>}
          />
          <Gallery
            name={names[1]}
            of={other}
            marked={isOfTwo ? [] : added}
            mark={<Badge tone="green">{t(texts.comes)}</Badge>}
          />
        </section>
      )}
    </Stack>
  )
}

interface SideProps {
  name: string
  parts: TextPart[]
  isOfTwo: boolean
}

function Side({ name, parts, isOfTwo }: SideProps) {
  return (
    <div css={side}>
      <Text size="small" tone="muted">
        {name}
      </Text>
      <p css={prose} dir="auto">
        {parts.length === 0 && (
          <Text as="span" tone="muted">
            {t(texts.nothing)}
          </Text>
        )}
        {parts.map(({ at, text, kind }) => {
          if (kind === 'same') return <span key={at}>{text}</span>
          if (isOfTwo) {
            return (
              <mark key={at} css={differs}>
                {text}
              </mark>
            )
          }
          return <ChangedText key={at} text={text} kind={kind} />
        })}
      </p>
    </div>
  )
}

interface GalleryProps {
  name: string
  of: Pick<Proposal, 'title' | 'galleryImages'>
  marked: Image[]
  mark: ReactNode
}

const Gallery = ({ name, of, marked, mark }: GalleryProps) => (
  <div css={side}>
    <Text size="small" tone="muted">
      {name}
    </Text>
    {of.galleryImages.length === 0 && <Text tone="muted">{t(texts.noPictures)}</Text>}
    <Grid min="8rem" gap={2}>
      {of.galleryImages.map((image, at) => (
        <div key={image.url} css={frame}>
          <Picture image={imageProps(image)} alt={t(words.pictureOf(name, at))} sizes="10rem" ratio="4 / 3" />
          {marked.includes(image) && <span css={corner}>{mark}</span>}
        </div>
      ))}
    </Grid>
  </div>
)

const pair = css({
  display: 'grid',
  gap: space[2],
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[4] },
})
const across = css({ gridColumn: '1 / -1' })
const side = css({
  padding: space[3],
  borderRadius: radius.medium,
  background: color.paper,
  overflowWrap: 'anywhere',
})
const prose = css({ textAlign: 'start', whiteSpace: 'pre-line' })
const differs = css({ background: color.amberSoft, color: color.onAmberSoft })
const frame = css({ position: 'relative', borderRadius: radius.small, overflow: 'hidden' })
const corner = css({ position: 'absolute', insetBlockStart: space[2], insetInlineStart: space[2] })
