ln -sfn Partidas/2026 actual
./guardar rosa
