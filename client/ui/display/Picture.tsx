import { css } from '@emotion/react'
import { useState } from 'react'
import { ImageIcon } from '../firstIcons.tsx'
import * as texts from '../texts.ts'
import { square } from './Logo.tsx'
import { color, text, white } from '../tokens.ts'
import { t } from '../words/language.ts'

interface PictureSource {
  src: string
  width: number
  height: number
  /** A `data:` URL. */
  blur?: string | null
  variants?: readonly { width: number; webp: string; avif: string }[]
}

const frame = css`
  position: relative;
  display: block;
  width: 100%;
  overflow: hidden;
  background: ${color.sunken} center / cover no-repeat;
`

/* Transparent areas are white in both colour schemes, as in the JPEG variant, so that black drawings stay
   visible. */
const ground = css`
  background-color: ${white};
`

const image = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`

const instead = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 0.5rem;
  padding: 0.5rem;
  text-align: center;
  color: ${color.muted};
  ${text.small}
`

const tile = encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="44" height="44" viewBox="-6 -6 44 44"><path d="${square}"/></svg>`,
)

/* Placeholder for a missing picture: a repeated pattern of the logo's square. */
const blocks = css`
  background: linear-gradient(160deg, ${color.brandSoft}, ${color.sunken});
  color: ${color.onBrandSoft};
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: ${color.brandText};
    opacity: 0.13;
    mask: url('data:image/svg+xml,${tile}') center / 3.5rem;
  }
`

const srcSet = (source: PictureSource, format: 'webp' | 'avif') =>
  source.variants?.map((variant) => `${variant[format]} ${variant.width}w`).join(', ')

interface PictureProps {
  image: PictureSource | null
  alt: string
  sizes?: string
  /** For example `16 / 9`. Defaults to the picture's own ratio. */
  ratio?: string
  /** The page's main picture, which is fetched first and never lazily. */
  priority?: boolean
  className?: string
}

export function Picture({ image: source, alt, sizes = '100vw', ratio, priority, className }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const aspectRatio = ratio ?? (source ? `${source.width} / ${source.height}` : '16 / 9')

  if (!source) return <span css={[frame, blocks]} style={{ aspectRatio }} className={className} />
  if (failed === source.src)
    return (
      <span css={frame} style={{ aspectRatio }} className={className}>
        <span css={instead}>
          <ImageIcon size={28} />
          {t(texts.imageNotAvailable)}
        </span>
      </span>
    )
  return (
    <picture
      css={[frame, ground]}
      style={{ aspectRatio, ...(source.blur && { backgroundImage: `url("${source.blur}")` }) }}
      className={className}
    >
      {source.variants?.length ? (
        <>
          <source type="image/avif" srcSet={srcSet(source, 'avif')} sizes={sizes} />
          <source type="image/webp" srcSet={srcSet(source, 'webp')} sizes={sizes} />
        </>
      ) : null}
      <img
        css={image}
        src={source.src}
        alt={alt}
        width={source.width}
        height={source.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        onLoad={({ currentTarget }) => {
          // Removes the preview, which would show through transparent areas, but not before the picture is
          // decoded, because an undecoded picture would be plain white.
          const hidePreview = () => currentTarget.style.setProperty('background', white)
          currentTarget.decode().then(hidePreview, hidePreview)
        }}
        onError={() => setFailed(source.src)}
      />
    </picture>
  )
}
