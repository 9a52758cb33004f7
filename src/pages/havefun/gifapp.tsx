import type { ReactNode } from 'react';
import { giphyKey } from '../../api/settings';
import Home from '../../apps/gif/components/Home';
import Layout from '../../apps/gif/components/Layout';

export default function GifApp(): ReactNode {
  return (
    <Layout>
      <Home apiKey={giphyKey} />
    </Layout>
  );
}
