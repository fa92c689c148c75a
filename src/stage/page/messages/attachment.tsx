import { localAddress } from '../address.ts';
import { here } from '../browser.ts';
import { sizeInWords } from '../files.ts';
import { webAddress } from '../markdown/links.ts';
import { type Attachment } from '../wire.ts';
import { Picture } from './picture.tsx';

/** A link to a file of the stage, or nothing where the address leads nowhere safe. */
export function FileLink({ url, name, size }: { url: string; name: string; size?: number }) {
  const address = localAddress(url, here());
  const href = address.startsWith('/') ? address : webAddress(address);
  if (href === null) return <span>{name}</span>;
  return (
    <a class="file" href={href} target="_blank" rel="noopener noreferrer" download={name}>
      {name}
      {size !== undefined && <small> {sizeInWords(size)}</small>}
    </a>
  );
}

export function AttachmentView({ attachment }: { attachment: Attachment }) {
  const { url, filename, description, contentType, width, height, spoiler, size } = attachment;
  if (contentType?.startsWith('image/')) {
    return (
      <Picture
        url={url}
        alt={description ?? filename}
        width={width}
        height={height}
        spoiler={spoiler}
      />
    );
  }
  return (
    <div>
      <FileLink url={url} name={filename} size={size} />
      {description && <p class="subtext">{description}</p>}
    </div>
  );
}
