import PageLayout from '../components/PageLayout';
export default function Home() {
  return (
    <PageLayout description="x">
      <h1>Steve Labs</h1>
    </PageLayout>
  );
}
