import type { ReactNode } from 'react';
import { owner } from '../../../data/owner';
import { videos } from '../../../data/videos';
import type { VideoGroup as Group } from '../../../data/videos/schema';
import { createVideoUrl } from '../../../components/ArticleMeta/format';
import Byline from '../../../components/Byline';
import Card from '../../../components/Card';
import CardGrid from '../../../components/CardGrid';
import Section from '../../../components/Section';

interface Props {
  readonly group: Group;
  readonly title: string;
}

/** Group of videos; each card opens the video in a new tab. */
export default function VideoGroup({ group, title }: Props): ReactNode {
  return (
    <Section id={group} title={title}>
      <CardGrid>
        {videos
          .filter((video) => video.group === group)
          .map((video) => (
            <Card
              key={video.id}
              title={video.title}
              to={createVideoUrl(video.id, owner.channel)}
              image={{ src: video.poster, width: 640, height: 360 }}
              meta={<Byline author="steve" date={video.date} />}
            >
              <p>{video.description}</p>
            </Card>
          ))}
      </CardGrid>
    </Section>
  );
}
