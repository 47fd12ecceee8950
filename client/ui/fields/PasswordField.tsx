import { useState } from 'react'
import { IconButton } from '../buttons/IconButton.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'
import { EyeIcon, EyeOffIcon } from '../firstIcons.tsx'
import * as texts from '../texts.ts'
import { t } from '../words/language.ts'

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'action' | 'autoComplete'> {
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      action={
        // The button's name avoids the word "password", so that a search by that label finds only the field.
        <IconButton
          label={shown ? t(texts.hideCharacters) : t(texts.showCharacters)}
          icon={shown ? <EyeOffIcon /> : <EyeIcon />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
