rotular -gc azul "Sala 2"
