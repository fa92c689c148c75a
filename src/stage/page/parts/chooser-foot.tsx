interface FootProps {
  picked: number;
  least: number;
  most: number;
  onDone: () => void;
}

const howMany = (least: number, most: number): string =>
  least === most ? `Choose ${least}` : least === 0 ? `Up to ${most}` : `Choose ${least} to ${most}`;

export function ChooserFoot({ picked, least, most, onDone }: FootProps) {
  const fits = picked >= least && picked <= most;
  return (
    <div class="chooser-foot">
      <span aria-live="polite">
        {howMany(least, most)} · {picked} chosen
      </span>
      <button
        type="button"
        class="primary"
        aria-disabled={!fits}
        onClick={() => {
          if (fits) onDone();
        }}
      >
        Done
      </button>
    </div>
  );
}
