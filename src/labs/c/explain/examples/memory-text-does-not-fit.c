#include <stdio.h>
#include <string.h>
int main(void) {
    char name[4];
    strcpy(name, "Fernando");
    puts(name);
    return 0;
}
