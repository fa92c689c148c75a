interface FileStripProps {
  files: File[];
  onFiles: (files: File[]) => void;
}

/** The files that go with the next message. */
export function FileStrip({ files, onFiles }: FileStripProps) {
  if (files.length === 0) return null;
  return (
    <ul class="strip" aria-label="Files to send">
      {files.map((file) => (
        <li key={`${file.name} ${file.size}`}>
          {file.name}
          <button
            type="button"
            class="quiet icon"
            aria-label={`Leave out ${file.name}`}
            onClick={() => onFiles(files.filter((each) => each !== file))}
          >
            <span aria-hidden="true">✕</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
