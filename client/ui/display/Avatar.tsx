import { css } from '@emotion/react'
import { useState } from 'react'
import { color, font } from '../tokens.ts'

const round = css`
  display: inline-grid;
  place-items: center;
  flex: none;
  overflow: hidden;
  border-radius: 50%;
  background: ${color.brandSoft};
  color: ${color.onBrandSoft};
  font-family: ${font.heading};
  font-weight: 700;
  line-height: 1;
  letter-spacing: 0;
  user-select: none;
  -webkit-user-select: none;
`

interface AvatarProps {
  name: string
  src?: string | null
  initials?: string
  /** px */
  size?: number
}

/** Decorative, because the name is shown next to it or labels the surrounding button. */
export function Avatar({ name, src, initials, size = 40 }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span css={round} style={{ width: size, height: size, fontSize: size * 0.4 }} aria-hidden>
      {src && src !== failed ? (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          css={{ objectFit: 'cover', width: '100%', height: '100%' }}
          onError={() => setFailed(src)}
        />
      ) : (
        (initials ?? initialsOf(name))
      )}
    </span>
  )
}

export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => firstLetter(word ?? '').toLocaleUpperCase()).join('')
}

const letters = new Intl.Segmenter()

/**
 * The first letter as perceived by a reader: a letter with its diacritics counts as one, and so does a joined
 * emoji.
 */
const firstLetter = (word: string) => letters.segment(word).containing(0)?.segment ?? ''
