#include <stdio.h>

int main(void) {
if (1 > 0) {
puts("Hola");
return 0;
}
