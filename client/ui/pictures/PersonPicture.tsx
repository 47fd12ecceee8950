import { css } from '@emotion/react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../buttons/Button.tsx'
import { CameraIcon } from '../icons.tsx'
import * as texts from '../texts.ts'
import { color, font, motion, space, text, white } from '../tokens.ts'
import { FileButton } from './FileButton.tsx'
import { Progress } from './Progress.tsx'
import { usePreview } from './usePreview.ts'
import { t } from '../words/language.ts'

/* px */
const size = 112

const round = css`
  position: relative;
  width: ${size}px;
  height: ${size}px;
  border-radius: 50%;
  background: ${color.brandSoft};
  color: ${color.onBrandSoft};
  & > img {
    background: ${white};
  }
  & > img,
  & > span {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    width: 100%;
    height: 100%;
    border-radius: 50%;
    object-fit: cover;
    font: 700 ${size * 0.4}px/1 ${font.heading};
    user-select: none;
    -webkit-user-select: none;
  }
`

const camera = css`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  background: ${color.brand};
  color: ${color.onBrand};
  box-shadow: 0 0 0 3px ${color.surface};
  transition: background-color ${motion.quick};
  &:hover:not(:has(:disabled)) {
    background: ${color.brandHover};
  }
  &:has(:disabled) {
    color: ${color.faint};
  }
`

const corner = css`
  position: absolute;
  inset-block-end: -0.25rem;
  inset-inline-end: -0.25rem;
`

interface PersonPictureProps {
  initials: string
  /** A chosen file, or the address of the stored picture. */
  picture: Blob | string | null
  accept: string
  onChoose: (file: File) => void
  onUnreadable: () => void
  /** Label of the button that discards a chosen picture; null if none is chosen. */
  removal: string | null
  onRemove: () => void
  error?: ReactNode
  /** What is happening to the picture that was just chosen; empty if nothing. */
  progress: string
  disabled?: boolean
}

export function PersonPicture({
  initials,
  picture,
  accept,
  onChoose,
  onUnreadable,
  removal,
  onRemove,
  error,
  progress,
  disabled,
}: PersonPictureProps) {
  const image = usePreview(picture, onUnreadable)
  const change = useRef<HTMLInputElement>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const errorId = useId()

  return (
    <div css={{ display: 'grid', justifyItems: 'center', gap: space[3] }}>
      <div css={round}>
        {picture === null || picture === failed ? (
          <span aria-hidden>{initials}</span>
        ) : (
          <img
            key={picture instanceof Blob ? 'chosen' : picture}
            ref={image}
            src={picture instanceof Blob ? undefined : picture}
            alt=""
            onError={() => (picture instanceof Blob ? onUnreadable() : setFailed(picture))}
          />
        )}
        <FileButton
          ref={change}
          css={[camera, corner]}
          label={t(texts.changeProfilePicture)}
          accept={accept}
          disabled={disabled}
          describedBy={error ? errorId : undefined}
          onChoose={([file]) => file && onChoose(file)}
        >
          <CameraIcon />
        </FileButton>
      </div>
      <Progress>{progress}</Progress>
      {removal && (
        <Button
          variant="quiet"
          size="small"
          disabled={disabled}
          onClick={() => {
            // This button disappears along with the picture, so the focus moves to the button that changes
            // the picture.
            change.current?.focus()
            onRemove()
          }}
        >
          {removal}
        </Button>
      )}
      {error && (
        <span id={errorId} role="alert" css={[text.small, { color: color.dangerText, fontWeight: 500 }]}>
          {error}
        </span>
      )}
    </div>
  )
}
