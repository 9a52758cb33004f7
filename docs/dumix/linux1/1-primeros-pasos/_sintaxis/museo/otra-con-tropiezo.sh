rotular gramófono disquete
rotular -q gramófono disquete
rotular -g .disquete paloma rocola
