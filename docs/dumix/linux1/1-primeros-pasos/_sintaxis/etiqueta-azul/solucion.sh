rotular -g --color=azul 'Sala 2'
