import { css } from '@emotion/react'
import { color, space } from '../tokens.ts'

export const notice = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[7]} ${space[4]};
  text-align: center;
`

export const disc = css`
  display: grid;
  place-items: center;
  width: 4.5rem;
  height: 4.5rem;
  border-radius: 50%;
  background: ${color.brandSoft};
  color: ${color.onBrandSoft};
`

export const alarm = css`
  background: ${color.dangerSoft};
  color: ${color.dangerText};
`
