import type { ReactNode } from 'react';
import outlines from '@site-pages/courses';
import { useArticles } from '../../../articles/useArticles';
import Card from '../../../components/Card';
import CardGrid from '../../../components/CardGrid';
import Section from '../../../components/Section';
import { courses, formatTitleInText } from '../../../courses';
import type { CourseOutline } from '../../../courses/types';
import { havefun } from '../../../data/havefun';
import { formatCount } from '../../../utils/quantities';

const buildImage = (src: string) => ({ src, width: 640, height: 360 });

function CoursePath({ outline }: { readonly outline: CourseOutline }) {
  const { id, lessons, planned, length, promise, image } = outline;
  const course = courses.find((each) => each.id === id);
  if (!course) return null;
  return (
    <Card
      title={`Empezar el ${formatTitleInText(course)}`}
      to={course.root}
      image={image === undefined ? undefined : buildImage(image)}
      meta={
        <>
          {formatCount(lessons.length, 'lección', 'lecciones')} · {length}
          {planned > 0 && ` · ${planned} más en camino`}
        </>
      }
    >
      <p>{promise}</p>
    </Card>
  );
}

function ReadingPath(): ReactNode {
  const articles = useArticles();
  const minutes = articles.reduce((sum, each) => sum + each.minutes, 0);
  return (
    <Card
      title="Leer y curiosear"
      to="/articulos/"
      image={buildImage('/img/bloques/camino-lectura.svg')}
      meta={`${formatCount(articles.length, 'artículo', 'artículos y reseñas')} · ${minutes} min · ${formatCount(havefun.length, 'app', 'apps')} de demostración`}
    >
      <p>
        Al final, criterio para comprar menos juegos y terminar más. De paso, un
        equipo de cinco héroes armado en una de las apps.
      </p>
    </Card>
  );
}

/** Cards of the courses and readings, each with its length and its result. */
export default function Paths(): ReactNode {
  return (
    <Section id="caminos" title="Elige tu camino">
      <CardGrid size="large">
        {outlines.map((outline) => (
          <CoursePath key={outline.id} outline={outline} />
        ))}
        <ReadingPath />
      </CardGrid>
    </Section>
  );
}
