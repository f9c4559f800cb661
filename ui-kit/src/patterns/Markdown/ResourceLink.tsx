import { isPictureShown, resourceHost, resourceName } from '@halyard/sdk/markdown';
import { FileVideo, Image } from 'lucide-react';
import { type ImgHTMLAttributes, useState } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { Host, Named } from './ResourceLink.styles.ts';

interface ResourceLinkProps {
  address: string;
  /** What the author calls it; else it has the name of the file. */
  name: string;
  isPicture?: boolean;
}

const PICTURE = /\.(?:avif|bmp|gif|jpe?g|png|svg|webp)(?:[?#]|$)/i;

function ResourceName({ address, name, isPicture = PICTURE.test(address) }: ResourceLinkProps) {
  return (
    <Named>
      <Icon icon={isPicture ? Image : FileVideo} size={14} />
      {name.trim() || resourceName(address)}
    </Named>
  );
}

/** Stands in place of what the page does not show, with the site that it is on. */
export function ResourceLink(props: ResourceLinkProps) {
  const { address } = props;
  const isOfWeb = /^https?:$/.test(URL.parse(address, location.href)?.protocol ?? '');
  if (!isOfWeb) return <ResourceName {...props} />;
  const host = resourceHost(address, location.origin);
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      <ResourceName {...props} />
      {host !== undefined && (
        <>
          {' '}
          <Host>{host}</Host>
        </>
      )}
    </a>
  );
}

type PictureProps = ImgHTMLAttributes<HTMLImageElement> & {
  src: string;
  alt: string;
  /** Whether it is in a link, which contains no other. */
  isLinked: boolean;
};

/** A picture of our own server. A link stands in place of others, and of one that cannot be loaded. */
export function Picture({ isLinked, ...attributes }: PictureProps) {
  const { src, alt } = attributes;
  const [isLost, setLost] = useState(false);
  if (!isLost && isPictureShown(src, location.origin)) {
    return (
      <img
        {...attributes}
        alt={alt}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setLost(true)}
      />
    );
  }
  const Stand = isLinked ? ResourceName : ResourceLink;
  return <Stand address={src} name={alt} isPicture />;
}
