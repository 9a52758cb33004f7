#include <stdio.h>

int main(char *argv[], int argc)
{
    printf("%s %d\n", argv[0], argc);
    return 0;
}
