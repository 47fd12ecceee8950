import { css } from '@emotion/react'
import * as texts from '../../../machines/events/texts.ts'
import { color, font, Logo, media, radius, space, t, Text, useBlobAddress } from '../../ui/index.ts'

interface ShareCardProps {
  title: string
  when: string
  cover: Blob | null
  /** The description shown by messengers below the title. */
  content: string
}

/**
 * A mock-up of the card that messengers show for the link. The service renders the real card
 * (service/pictures/card/drawCard.ts).
 */
export function ShareCard({ title, when, cover, content }: ShareCardProps) {
  const address = useBlobAddress(cover)
  return (
    <figure css={figure}>
      <figcaption>
        <Text as="span" size="small" tone="muted">
          {t(texts.linkPreview)}
        </Text>
      </figcaption>
      <div css={message}>
        <div css={card}>
          {address && <img src={address} alt="" css={picture} />}
          <div css={shade}>
            <Logo size={20} tone="onPicture" />
            <div css={words}>
              <strong css={heading} dir="auto" data-clamped>
                {title}
              </strong>
              <span css={line}>{when}</span>
            </div>
          </div>
        </div>
        <div css={below}>
          <Text size="small" clamp={1} css={{ fontWeight: 600 }}>
            {title}
          </Text>
          {content && (
            <Text size="small" tone="muted" clamp={2}>
              {content}
            </Text>
          )}
          <Text size="tiny" tone="muted">
            {location.host}
          </Text>
        </div>
      </div>
    </figure>
  )
}

const figure = css({ display: 'grid', gap: space[2], margin: 0 })
const message = css({
  width: '100%',
  maxWidth: '22rem',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.sunken,
  [media.phone]: { width: '22rem' },
})
/* The colours of the service's card, which are the same in both colour schemes. */
const card = css({ position: 'relative', aspectRatio: '1200 / 630', background: '#0b3b2b' })
const picture = css({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' })
const shade = css({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  padding: space[4],
  color: '#fff',
  background:
    'linear-gradient(rgb(6 26 18 / 0.55), rgb(6 26 18 / 0.3) 22%, rgb(6 26 18 / 0.68) 42%, rgb(6 26 18 / 0.9) 75%, rgb(6 26 18 / 0.94))',
})
const words = css({ display: 'grid', gap: space[1], overflowWrap: 'anywhere' })
const heading = css({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  fontFamily: font.heading,
  fontSize: '1.25rem',
  fontWeight: 750,
  lineHeight: 1.15,
})
const line = css({ fontSize: '0.8125rem' })
const below = css({ display: 'grid', gap: space[1], padding: space[3], overflowWrap: 'anywhere' })
