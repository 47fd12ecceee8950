import type { FormHTMLAttributes } from 'react'

interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'noValidate'> {
  onSubmit: () => void
  /** Accessible name, where no heading names it. */
  label?: string
}

/** A form whose rules are the machine's: the browser neither validates nor navigates. */
export function Form({ onSubmit, label, ...rest }: FormProps) {
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      {...rest}
    />
  )
}
