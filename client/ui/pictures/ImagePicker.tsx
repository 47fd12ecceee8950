import { css } from '@emotion/react'
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { buttonLook } from '../buttons/buttonLook.ts'
import { IconButton } from '../buttons/IconButton.tsx'
import { ImageIcon } from '../firstIcons.tsx'
import { TrashIcon, UploadIcon } from '../icons.tsx'
import * as texts from '../texts.ts'
import { color, media, motion, radius, space, text, white } from '../tokens.ts'
import { FileButton } from './FileButton.tsx'
import { Progress } from './Progress.tsx'
import { usePreview } from './usePreview.ts'
import { t } from '../words/language.ts'

/** `source` is a chosen file or the address of a stored picture. */
export interface PickedPicture {
  id: string
  name: string
  source: Blob | string
}

const zone = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[6]} ${space[4]};
  border: 1.5px dashed ${color.edge};
  border-radius: ${radius.large};
  background: ${color.paper};
  color: ${color.muted};
  text-align: center;
  transition:
    background-color ${motion.quick},
    border-color ${motion.quick};
`

const over = css`
  border-color: ${color.brandText};
  background: ${color.brandSoft};
  color: ${color.onBrandSoft};
`

/* Labels lack these styles, which buttons have by default. */
const chooser = css`
  ${media.hover} {
    &:hover:not(:has(:disabled)) {
      background: ${color.sunken};
      border-color: ${color.muted};
    }
  }
  &:has(:disabled) {
    background: ${color.sunken};
    border-color: ${color.line};
    color: ${color.muted};
  }
`

const previews = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr));
  gap: ${space[3]};
  & > li {
    position: relative;
    aspect-ratio: 4 / 3;
    overflow: hidden;
    border: 1px solid ${color.line};
    border-radius: ${radius.medium};
    background: ${color.sunken};
  }
  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    background: ${white};
  }
  & button {
    position: absolute;
    inset-block-start: ${space[1]};
    inset-inline-end: ${space[1]};
  }
`

interface ImagePickerProps {
  label: string
  hint?: ReactNode
  error?: ReactNode
  /** What is happening to the pictures that were just chosen; empty if nothing. */
  progress: string
  pictures: readonly PickedPicture[]
  max?: number
  onAdd: (files: File[]) => void
  onRemove: (id: string) => void
  onUnreadable: (id: string) => void
}

export function ImagePicker({
  label,
  hint,
  error,
  progress,
  pictures,
  max = Infinity,
  onAdd,
  onRemove,
  onUnreadable,
}: ImagePickerProps) {
  const input = useRef<HTMLInputElement>(null)
  const [dragged, setDragged] = useState(false)
  const noteId = useId()
  const errorId = useId()
  const full = pictures.length >= max

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setDragged(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0 && !full) onAdd(files)
  }

  return (
    <div css={{ display: 'grid', gap: space[4] }}>
      <div
        css={[zone, dragged && !full && over]}
        onDragOver={(event) => {
          event.preventDefault()
          setDragged(true)
        }}
        onDragLeave={() => setDragged(false)}
        onDrop={drop}
      >
        {full ? <ImageIcon size={28} /> : <UploadIcon size={28} />}
        <FileButton
          ref={input}
          css={[buttonLook({ variant: 'secondary' }), chooser]}
          label={label}
          accept="image/*,.heic,.heif"
          multiple
          disabled={full}
          describedBy={error ? `${errorId} ${noteId}` : noteId}
          invalid={Boolean(error)}
          onChoose={onAdd}
        >
          {label}
        </FileButton>
        {error && (
          <span id={errorId} role="alert" css={[text.small, { color: color.dangerText, fontWeight: 500 }]}>
            {error}
          </span>
        )}
        <Progress>{progress}</Progress>
        <span id={noteId} css={{ display: 'grid', gap: space[1] }}>
          {hint && <span css={css(text.small)}>{hint}</span>}
          {Number.isFinite(max) && (
            <span css={css(text.small)}>{t(texts.progress(pictures.length, max))}</span>
          )}
        </span>
      </div>
      {pictures.length > 0 && (
        <ul css={previews}>
          {pictures.map((picture) => (
            <li key={picture.id}>
              <Preview picture={picture} onUnreadable={() => onUnreadable(picture.id)} />
              <IconButton
                variant="onPicture"
                label={t(texts.removePicture(picture.name))}
                icon={<TrashIcon size={18} />}
                onClick={({ currentTarget }) => {
                  // This button disappears along with its picture, so the focus moves to a neighbouring
                  // button.
                  const item = currentTarget.closest('li')
                  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
                  ;(neighbour?.querySelector('button') ?? input.current)?.focus()
                  onRemove(picture.id)
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface PreviewProps {
  picture: PickedPicture
  onUnreadable: () => void
}

function Preview({ picture: { name, source }, onUnreadable }: PreviewProps) {
  const image = usePreview(source, onUnreadable)
  const isStored = typeof source === 'string'
  return (
    <img
      ref={image}
      src={isStored ? source : undefined}
      alt={name}
      onError={isStored ? undefined : onUnreadable}
    />
  )
}
