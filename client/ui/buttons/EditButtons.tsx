import { css } from '@emotion/react'
import { PencilIcon, TrashIcon } from '../icons.tsx'
import { Row } from '../layout/Row.tsx'
import * as texts from '../texts.ts'
import { Button } from './Button.tsx'
import { t } from '../words/language.ts'

interface EditButtonsProps {
  /** Completes the buttons' accessible names: "Edit …" and "Delete …". */
  of: string
  onEdit: () => void
  onDelete: () => void
}

export const EditButtons = ({ of, onEdit, onDelete }: EditButtonsProps) => (
  <Row gap={2} css={unbroken}>
    <Button
      size="small"
      variant="secondary"
      icon={<PencilIcon size={16} />}
      aria-label={t(texts.edit) + of}
      onClick={onEdit}
    >
      {t(texts.edit)}
    </Button>
    <Button
      size="small"
      variant="secondary"
      icon={<TrashIcon size={16} />}
      aria-label={t(texts.remove) + of}
      onClick={onDelete}
    >
      {t(texts.remove)}
    </Button>
  </Row>
)

const unbroken = css({ whiteSpace: 'nowrap' })
