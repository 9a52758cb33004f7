ruleta 1200 & marcador 900 &
jobs
