#include &lt;stdio.h&gt;

int main(void)
{
    puts("Hola");
    return 0;
}
