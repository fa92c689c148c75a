import { useState } from 'preact/hooks';

interface SureButtonProps {
  label: string;
  sure: string;
  onSure: () => void;
}

/** A button that asks once more before it does what is hard to take back. */
export function SureButton({ label, sure, onSure }: SureButtonProps) {
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <button type="button" onClick={() => setAsked(true)}>
        {label}
      </button>
    );
  }
  return (
    <span class="sure">
      <button
        type="button"
        class="danger"
        onClick={() => {
          setAsked(false);
          onSure();
        }}
      >
        {sure}
      </button>
      <button type="button" onClick={() => setAsked(false)}>
        Stay
      </button>
    </span>
  );
}
