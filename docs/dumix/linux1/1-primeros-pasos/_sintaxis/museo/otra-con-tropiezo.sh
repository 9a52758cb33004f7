mkdir gramófono disquete
rmdir gramófono disquete
mkdir .disquete paloma rocola
