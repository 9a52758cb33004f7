// Shows every part of a small C program.
#include <stdio.h>

/* The program starts here,
   no matter what comes before. */
int main(void)
{
    printf("Primero yo.\n");
    printf("Después yo.\n");
    return 0;
}
